/** H.7: somebody whose turn it is may be away for so long before the others do something about it. */
export const AWAY_MS = 120_000;

/** Who plays for somebody who is away: the first of these that the game has. The best comes first of those who answer soon. */
export const STAND_INS: readonly string[] = ['driver', 'apprentice', 'random'];
