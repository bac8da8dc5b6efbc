import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bothStores, storeAt } from '../both-stores.ts';
import { NoticeRace } from '../notice-race.ts';
import { rounds } from '../notice-race-deeds.ts';
import { raceHouse } from '../notice-race-house.ts';

describe.each(bothStores)('notices, in %s', (_, newPlace) => {
  test('call once for a turn and are withdrawn when it is played, whoever comes, goes, answers, nudges or dies', async () => {
    const house = await raceHouse(await storeAt(await newPlace()));
    let [people, crashes] = [1, 0];
    await fc.assert(
      fc.asyncProperty(rounds, async ({ isSteady, all }) => {
        const race = await NoticeRace.begin(house, people);
        people += 2;
        for (const deeds of all) await race.play(deeds);
        await race.expectToldOnce(isSteady);
        if (race.hasDied) crashes++;
      }),
      { numRuns: 16, seed: 15, endOnFailure: true },
    );
    expect(crashes).toBeGreaterThan(0);
    expect(house.push.taken.length).toBeGreaterThan(people);
  });
});
