import { describe, expect, it } from 'vitest';
import { pathTo, routeOf } from '../routes.ts';

describe('addresses', () => {
  it.each([
    ['/', { page: 'front' }],
    ['/rules', { page: 'rules', game: 'trambahn' }],
    ['/rules/house', { page: 'rules', game: 'house' }],
    ['/games/trambahn', { page: 'door', game: 'trambahn' }],
    ['/about', { page: 'about' }],
    ['/daily', { page: 'daily' }],
    [pathTo.daily('2026-11-19'), { page: 'daily', day: '2026-11-19' }],
    ['/about/', { page: 'about' }],
    ['/play/solo/trambahn', { page: 'solo', game: 'trambahn', bot: 'apprentice' }],
    ['/play/solo/trambahn?bot=random', { page: 'solo', game: 'trambahn', bot: 'random' }],
    [
      '/play/solo/trambahn/abc',
      { page: 'solo', game: 'trambahn', table: 'abc', bot: 'apprentice' },
    ],
    ['/play/here/trambahn', { page: 'setup', game: 'trambahn', way: 'here' }],
    ['/play/here/trambahn/abc', { page: 'here', game: 'trambahn', table: 'abc', names: [] }],
    ['/play/setup/pionniers', { page: 'setup', game: 'pionniers', way: 'solo' }],
    ['/play/setup/pionniers?way=here', { page: 'setup', game: 'pionniers', way: 'here' }],
    ['/play/setup/pionniers?way=online', { page: 'setup', game: 'pionniers', way: 'online' }],
    ['/play/setup/pionniers?way=up', { page: 'setup', game: 'pionniers', way: 'solo' }],
    ['/learn/trambahn', { page: 'learn', game: 'trambahn' }],
    ['/learn/trambahn/3', { page: 'learn', game: 'trambahn', stop: 3 }],
    [pathTo.example('trambahn', '5.2'), { page: 'example', game: 'trambahn', rule: '5.2' }],
    ['/account', { page: 'account' }],
    ['/link/abc', { page: 'link', token: 'abc' }],
    ['/t/abc', { page: 'online', table: 'abc' }],
    ['/people/me', { page: 'profile', who: 'me' }],
    ['/people/Ad%C3%A8le', { page: 'profile', who: 'Adèle' }],
    ['/replay', { page: 'replay' }],
    ['/replay/abc', { page: 'replay', table: 'abc' }],
  ])('%s', (address, route) => {
    const { pathname, search } = new URL(address, 'https://rotonde.test');
    expect(routeOf(pathname, search)).toEqual(route);
  });

  it.each([
    '/nowhere',
    '/t',
    '/t/a/b',
    '/games',
    '/games/trambahn/x',
    '/account/x',
    '/link',
    '/link/a/b',
    '/people',
    '/people/a/b',
    '/play',
    '/play/solo',
    '/play/chess/trambahn',
    '/rules/a/b',
    '/try/trambahn',
    '/try/trambahn/5-2/x',
    '/play/setup/pionniers/x',
  ])('no track leads to %s', (address) => {
    expect(routeOf(address)).toEqual({ page: 'lost' });
  });

  it('leads to the set-up that was asked for', () => {
    for (const way of ['solo', 'here', 'online'] as const) {
      const { pathname, search } = new URL(pathTo.setup('pionniers', way), 'https://rotonde.test');
      expect(routeOf(pathname, search)).toEqual({ page: 'setup', game: 'pionniers', way });
    }
  });

  it('survives an address that is not well-formed', () => {
    expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'online', table: '%E0%A4%A' });
  });

  it('carries names with any letter in them', () => {
    const names = ['Anaïs & Léo', 'a=b?c#d'];
    const { pathname, search } = new URL(pathTo.here('trambahn', names), 'https://rotonde.test');
    expect(routeOf(pathname, search)).toEqual({ page: 'here', game: 'trambahn', names });
  });
});
