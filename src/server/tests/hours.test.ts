import { describe, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { newPlace } from './places.ts';
import { ticketHouse } from './ticket-house.ts';

const hours = {
  zone: 'Europe/Paris',
  weekdays: [[1080, 1320]],
  weekend: [[600, 1320]],
  holidays: [{ from: '2026-12-20', to: '2027-01-04' }],
};

describe('hours of play', () => {
  test('are kept with the ticket, and taken away', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    expect(await ada.post('hours', { hours })).toMatchObject({ status: 200 });
    expect((await ada.shown()).ticket?.settings).toEqual({ hours });
    expect(await ada.post('hours', { hours: null })).toMatchObject({ status: 200 });
    expect((await ada.shown()).ticket?.settings).toEqual({});
  });

  test('are somebody’s who has a ticket', async () => {
    const { address } = await ticketHouse(await newPlace());
    const eve = new Browser(address, 'Eve');
    expect(await eve.post('hours', { hours })).toMatchObject({ status: 401 });
  });

  test.each([
    ['a zone that is not', { ...hours, zone: 'Europe/Atlantis' }],
    ['no hours at all', { ...hours, weekdays: [], weekend: [] }],
    ['too many holidays', { ...hours, holidays: [{ from: '2027-01-01', to: '2027-12-31' }] }],
    ['something else', 'always'],
  ])('with %s are refused', async (_, wish) => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    expect(await ada.post('hours', { hours: wish })).toMatchObject({ status: 400 });
    expect((await ada.shown()).ticket?.settings).toEqual({});
  });
});
