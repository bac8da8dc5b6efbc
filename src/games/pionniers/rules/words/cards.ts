import type { Language } from '#kernel/game.ts';

/** What is written on the 24 Chance cards; reconstructed (rule 9.4). */
export type CardWords = { title: string; text: string };

export const cardWords: Readonly<Record<Language, readonly CardWords[]>> = {
  en: [
    { title: 'Rockfall', text: 'Boulders lie across the line. Go back 4 spaces.' },
    { title: 'Fallen trunk', text: 'A trunk blocks the way. Go back 2 spaces.' },
    { title: 'Icy grade', text: 'The wheels slip and the train slides down. Go back 6 spaces.' },
    {
      title: 'Burning axle',
      text: 'You need a blacksmith. Return to the last trading post you passed.',
    },
    {
      title: 'Mail left behind',
      text: 'The mail was left on the platform. Return to the last trading post you passed.',
    },
    {
      title: 'Ailing passenger',
      text: 'A doctor is wanted. Return to the last trading post you passed.',
    },
    { title: 'Bison herd', text: 'They cross in their own time. Miss your next turn.' },
    { title: 'Dry tank', text: 'Water must be carried by hand. Miss your next turn.' },
    { title: 'Fog', text: 'Nobody can see ahead. Your next train move uses one die.' },
    { title: 'Poor coal', text: 'Pressure drops. Your next train move uses one die.' },
    {
      title: 'Sudden flood',
      text: 'Water carries off one section at the head of your line, if it is clear.',
    },
    {
      title: 'Prairie fire',
      text: 'Up to two sections burn at the head of your line, as far as they are clear.',
    },
    {
      title: 'Wet powder',
      text: 'One crate is spoilt. Give up one crate of dynamite if you have any.',
    },
    {
      title: 'Orders from the fort',
      text: 'The officer wants to see you. Return to the last garrison you passed.',
    },
    { title: 'Tailwind', text: 'Go forward 3 spaces.' },
    { title: 'Long downgrade', text: 'Go forward 5 spaces.' },
    { title: 'Boiler at its best', text: 'Take another full turn at once.' },
    { title: 'Night crew', text: 'Take another full turn at once.' },
    { title: 'Extra platelayers', text: 'Lay 1 section free of charge.' },
    { title: 'A load of rails', text: 'Lay 2 sections free of charge.' },
    { title: 'Credit granted', text: 'Lay 2 sections free of charge.' },
    {
      title: 'Crate recovered',
      text: 'Take one crate of dynamite that is out of the game, up to 5 in stock.',
    },
    { title: 'Scouts', text: 'If there is dynamite on your line, remove it from play.' },
    { title: 'Hired hand', text: 'If you wish, place a crate on a rival line as if from a river.' },
  ],
  fr: [
    { title: 'Éboulement', text: 'Des rochers sont tombés sur la voie. Reculez de 4 cases.' },
    { title: 'Arbre abattu', text: 'Un tronc barre le passage. Reculez de 2 cases.' },
    {
      title: 'Pente verglacée',
      text: 'Les roues patinent et le train redescend. Reculez de 6 cases.',
    },
    {
      title: 'Essieu brûlant',
      text: 'Il faut un forgeron. Retournez au dernier centre commercial dépassé.',
    },
    {
      title: 'Sac postal oublié',
      text: 'Le courrier est resté à quai. Retournez au dernier centre commercial dépassé.',
    },
    {
      title: 'Voyageur souffrant',
      text: 'On cherche un médecin. Retournez au dernier centre commercial dépassé.',
    },
    {
      title: 'Troupeau de bisons',
      text: 'Ils traversent sans se presser. Passez votre prochain tour.',
    },
    { title: 'Citerne vide', text: 'Il faut puiser l’eau à la main. Passez votre prochain tour.' },
    {
      title: 'Brouillard',
      text: 'On n’y voit plus. Votre prochain déplacement se fait avec un seul dé.',
    },
    {
      title: 'Mauvais charbon',
      text: 'La pression tombe. Votre prochain déplacement se fait avec un seul dé.',
    },
    {
      title: 'Crue soudaine',
      text: 'L’eau emporte une section en tête de ligne, si elle est libre.',
    },
    {
      title: 'Feu de prairie',
      text: 'Le feu détruit jusqu’à deux sections en tête de ligne, pour autant qu’elles soient libres.',
    },
    {
      title: 'Poudre mouillée',
      text: 'La poudre a pris l’eau. Une caisse de votre réserve sort du jeu, si vous en avez.',
    },
    {
      title: 'Ordre du fort',
      text: 'L’officier veut vous voir. Retournez au dernier poste de garnison dépassé.',
    },
    { title: 'Vent dans le dos', text: 'Avancez de 3 cases.' },
    { title: 'Longue descente', text: 'Avancez de 5 cases.' },
    { title: 'Chaudière au mieux', text: 'Rejouez aussitôt un tour complet.' },
    { title: 'Équipe de nuit', text: 'Rejouez aussitôt un tour complet.' },
    { title: 'Renfort de poseurs', text: 'Posez 1 section sans lancer de dé.' },
    { title: 'Wagon de rails', text: 'Posez 2 sections sans lancer de dé.' },
    { title: 'Crédit accordé', text: 'Posez 2 sections sans lancer de dé.' },
    {
      title: 'Caisse retrouvée',
      text: 'Prenez une caisse de dynamite hors du jeu, sans dépasser 5 en réserve.',
    },
    { title: 'Éclaireurs', text: 'S’il y a de la dynamite sur votre ligne, elle sort du jeu.' },
    {
      title: 'Homme de main',
      text: 'Si vous le voulez, placez une caisse chez un rival, comme depuis une rivière.',
    },
  ],
};
