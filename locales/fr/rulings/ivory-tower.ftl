### The rulings of data/rulings/ivory-tower.toml, and the questions they answer: with yes, with no, or in another way.

ruling-tower-alone = À la fin, la Tour d'Ivoire doit être la seule merveille de votre cité. Une de plus, d'où qu'elle vienne, et les 5 points sont perdus.
    .no =
        La Tour d'Ivoire rapporte-t-elle ses points avec une autre merveille dans la cité ?
    .asked =
        Peut-on gâcher ma Tour d'Ivoire en me donnant une merveille ?
        J'ai la Tour d'Ivoire et une seule autre violette : ai-je encore les 5 points ?
        Faut-il n'avoir qu'une merveille pour la Tour d'Ivoire ?
        Le Diplomate m'a refilé une merveille : ma Tour d'Ivoire est-elle fichue ?
