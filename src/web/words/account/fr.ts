import { de, typesetAll } from '#kernel/french.ts';
import { plural } from '../plural.ts';
import type { AccountMessages } from './messages.ts';

const tablesOf = (count: number): string => `${count} ${plural('fr', count, 'table', 'tables')}`;

export const fr: AccountMessages = typesetAll<AccountMessages>({
  guest: {
    title: 'Prendre une carte ?',
    lead: (tables) =>
      tables === 0
        ? 'Votre nom vit dans ce navigateur. La carte, gratuite, le garde aussi ailleurs, avec vos parties.'
        : `${tables === 1 ? 'Votre table vit' : `Vos ${tablesOf(tables)} vivent`} dans ce navigateur. La carte, gratuite, ${tables === 1 ? 'la' : 'les'} garde aussi ailleurs.`,
    passkey: {
      title: 'Avec une clé d’accès',
      text: 'Le doigt, le visage ou le code de cet appareil. Dix secondes, rien à retenir.',
      make: 'Créer ma carte',
      enter: 'J’ai déjà une carte',
    },
    mail: {
      title: 'Avec un lien par courriel',
      text: 'Pour un appareil sans clé, ou en secours. Le même lien ramène à une carte déjà prise.',
      label: 'Adresse',
      example: 'vous@exemple.fr',
      send: 'Recevoir le lien',
    },
    noPasskey:
      'Ce navigateur ne connaît pas les clés d’accès à cette adresse : il y faut une connexion sûre (https).',
    noMail: 'Cette maison n’envoie pas de courriels : la clé d’accès est le seul chemin.',
    gains: (tables) => [
      tables === 0
        ? 'Vos parties et votre nom vous suivent.'
        : `${tables === 1 ? 'Votre table' : `Vos ${tablesOf(tables)}`} et votre nom vous suivent.`,
      'Un avis quand c’est à vous, par le moyen de votre choix.',
      'Une pendule qui ne tourne qu’à vos heures.',
    ],
    note: 'Pas de mot de passe, pas de publicité, pas de photo. Tout s’emporte et tout s’efface.',
    goOn: 'Continuer sans carte',
    name: (name) => `Sans carte, vous jouez ici sous le nom ${de(name)}.`,
    rename: 'Changer de nom',
  },
  sent: {
    title: 'Regardez votre courrier',
    text: (address) =>
      `Un lien part pour ${address}. Il sert une seule fois, pendant dix minutes, sur l’appareil où vous l’ouvrez.`,
  },
  holder: {
    title: 'Votre carte d’abonnement',
    lead: 'Elle garde vos parties d’un appareil à l’autre. Le reste marche sans elle.',
    onThisPage: 'Sur cette page',
    note: 'Vos tables en ligne vous suivent ; celles d’un seul appareil y restent.',
    chapters: {
      ways: 'Retrouver mes parties',
      devices: 'Mes appareils',
      leave: 'Emporter, rendre',
    },
  },
  card: {
    kind: 'Carte d’abonnement',
    lines: 'Toutes lignes',
    specimen: 'Spécimen',
    yourName: 'Votre nom',
    since: 'Depuis',
    number: 'Nº',
    noNumber: '– – –',
    rename: 'Changer de nom',
    sheet: 'Ma feuille de route',
  },
  ways: {
    passkey: 'Clé d’accès',
    passkeys: (count) =>
      count === 0
        ? 'Le doigt, le visage ou le code de l’appareil. Aucune pour l’instant.'
        : `Le doigt, le visage ou le code de l’appareil. ${count === 1 ? 'Une clé active.' : `${count} clés actives.`}`,
    add: 'Ajouter une clé',
    mail: 'Lien par courriel',
    address: (address) => `${address}, vérifiée. Un lien de dix minutes, une seule fois.`,
    noAddress: 'Un lien de dix minutes, une seule fois. Utile en secours.',
    addAddress: 'Ajouter une adresse',
    another: 'Une autre adresse',
    note: 'Aucun mot de passe, donc rien à oublier ni à voler.',
    remove: 'Retirer',
    removeThis: (way) => `Retirer ${way}`,
    removeTitle: 'Retirer ce chemin ?',
    removeText: (way) =>
      `${way} ne ramènera plus à votre carte. Les appareils déjà entrés le restent.`,
    passkeyNamed: (label, made) =>
      `${label === '' ? 'Clé d’accès' : `Clé d’accès, ${label}`}, du ${made}`,
  },
  devices: {
    kinds: { computer: 'Ordinateur', phone: 'Téléphone', tablet: 'Tablette' },
    ways: { passkey: 'clé d’accès', mail: 'lien par courriel' },
    here: 'cet appareil',
    end: 'Retirer',
    endThis: (device) => `Retirer ${device}`,
    leave: 'Sortir',
    others: 'Retirer tous les autres',
    othersTitle: 'Retirer tous les autres appareils ?',
    othersText:
      'Ils quittent votre carte tout de suite, même au milieu d’une partie. Vos clés et votre adresse y ramènent.',
  },
  leave: {
    take: {
      title: 'Tout emporter',
      text: 'Vos parties finies coup par coup, vos réglages, vos appareils : un fichier lisible.',
      button: 'Télécharger',
    },
    give: {
      title: 'Rendre la carte',
      text: 'Tout s’efface dans 7 jours. Un ordinateur finit vos parties ; dans les anciennes, vous devenez « un voyageur ».',
      button: 'Rendre la carte',
      ask: 'Rendre la carte ?',
    },
    leaving: (when) => `Votre carte est rendue. Tout s’efface le ${when}.`,
    stay: 'Garder ma carte',
  },
  rename: {
    title: 'Votre nom',
    text: 'Il change partout : à vos tables, même terminées, dans le hall, sur votre carte.',
    label: 'Nom',
    save: 'Changer de nom',
    kept: (count) =>
      `Votre nom a changé. L’ancien reste à ${count} ${plural('fr', count, 'table', 'tables')} : quelqu’un y porte un nom semblable au nouveau.`,
  },
  link: {
    enter: {
      title: (name) => `Bonjour, ${name}`,
      text: 'Cet appareil retrouve vos parties. Les places que vous y avez prises sans carte vous suivent.',
      button: 'Entrer ici',
    },
    make: {
      title: 'Votre carte est prête',
      text: 'Elle prend le nom que voici, et toutes les places de ce navigateur.',
      button: 'Créer ma carte',
    },
    add: {
      title: (name) => `La carte ${de(name)}`,
      text: (address) =>
        `Ses liens pourront arriver à ${address}. Ce n’est pas votre carte ? Fermez cette page.`,
      button: 'Confirmer cette adresse',
    },
    done: { title: 'Adresse confirmée', text: 'Un lien peut désormais y arriver.' },
    over: {
      title: 'Ce lien ne sert plus',
      text: 'Il sert une seule fois, pendant dix minutes. Demandez-en un autre : c’est l’affaire d’un instant.',
    },
    home: 'Retour à la rotonde',
    account: 'Votre carte',
  },
  troubles: {
    malformed: 'Cette adresse ou ce nom ne se lit pas.',
    'not-yours': 'Cette demande ne vient pas de cette page. Rechargez-la.',
    'not-signed-in': 'Cet appareil n’est plus sur votre carte. Entrez de nouveau.',
    'bad-name': 'Un nom compte de 1 à 24 caractères visibles.',
    'name-taken':
      'Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
    'secret-used': 'Ce navigateur a déjà servi à une autre carte. Essayez encore.',
    'not-verified': 'La clé n’a pas pu être vérifiée. Essayez encore.',
    'unknown-passkey': 'Cette clé n’ouvre aucune carte ici.',
    'link-over': 'Ce lien a déjà servi, ou ses dix minutes sont passées.',
    'address-taken': 'Cette adresse est celle d’une autre carte.',
    'last-way':
      'C’est le dernier chemin vers votre carte : sans lui, personne ne la retrouverait. Ajoutez-en d’abord un autre.',
    'no-mail': 'Cette maison n’envoie pas de courriels.',
    'internal-address': 'Cette adresse ne convient pas : il la faut en https, et sur internet.',
    'not-taken': 'Personne ne l’a reçu là-bas. Vérifiez l’adresse.',
    'too-many': 'Il y en a déjà trop.',
    'too-fast': 'Trop de demandes à la fois. Revenez dans un moment.',
    unavailable: 'La maison ne répond pas comme il faut. Essayez encore.',
    offline: 'La maison ne répond pas. Êtes-vous en ligne ?',
    'already-here':
      'Cet appareil garde déjà une clé de votre carte. Ajoutez-en une depuis un autre.',
    cancelled: 'Rien n’a été fait : la clé n’a pas été montrée.',
  },
  again: 'Essayer encore',
});
