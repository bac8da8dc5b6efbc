import { circle, line, moved, n, path, range, rect, seeded } from '#pictures/svg.ts';

const BANDS = [
  '#16335c',
  '#1d426f',
  '#2b5580',
  '#47708f',
  '#74919a',
  '#aab49c',
  '#dcc995',
  '#f3d58f',
];
const FAR = '#5d7183';
const TOWERS = '#7a4a3c';

/** An evening sky over Munich, its towers, a row of houses with lit windows, the street. */
export function city(): string {
  const sky = BANDS.map((tint, i) => rect(36, 36 + i * 84, 828, 740, tint)).join('');
  return sky + moon() + roofs() + landmarks() + houses() + street();
}

function moon(): string {
  const random = seeded(31);
  const stars = range(34).map(() =>
    circle(50 + random() * 800, 188 + random() * 190, 0.8 + random() * 1.2, '#f7f0de'),
  );
  return stars.join('');
}

/** Far roofs, pale in the dusk. */
function roofs(): string {
  const random = seeded(17);
  let d = 'M36 820';
  for (let x = 36; x < 864; ) {
    const [w, h] = [26 + random() * 30, 655 + random() * 40];
    d += `L${n(x)} ${n(h + 22)}L${n(x + w / 2)} ${n(h)}L${n(x + w)} ${n(h + 22)}`;
    x += w;
  }
  return path(`${d}L880 820z`, FAR);
}

/** The two domed towers, the town hall's spire, and a church with a lantern. */
function landmarks(): string {
  const domed = (x: number): string =>
    moved(
      x,
      0,
      path('M-27 800V602h54v198z', TOWERS) +
        path('M-30 602h60v-8h-60z', '#8f5a48') +
        path(
          'M-27 594c-6-20-2-34 10-42c8-5 12-8 13-14h8c1 6 5 9 13 14c12 8 16 22 10 42z',
          '#3f7f6c',
        ) +
        path('M-4 538h8v-14h-8z', '#3f7f6c') +
        circle(0, 520, 4.5, '#e6bd62') +
        line('M0 516v-16', '#e6bd62', 2.5) +
        circle(0, 628, 13, '#f7f0de', 'stroke="#3a2420" stroke-width="3"') +
        line('M0 628v-8M0 628l6 3', '#3a2420', 2.4) +
        path('M-9 668q9-12 18 0v38h-18zM-9 724q9-12 18 0v38h-18z', '#f6cf7a'),
    );
  const spire =
    path('M664 800V640h46v160z', '#66505a') +
    path('M660 640h54l-8-16h-38z', '#7d6570') +
    path('M670 624L687 536L704 624z', '#41705f') +
    line('M687 538v-18', '#e6bd62', 3) +
    circle(687, 664, 14, '#f7f0de', 'stroke="#3a2d33" stroke-width="3"') +
    line('M687 664v-9M687 664h6', '#3a2d33', 2.4) +
    path('M676 694q11-14 22 0v40h-22z', '#f6cf7a') +
    path('M640 800v-96l12-20 12 20v96zM710 800v-96l12-20 12 20v96z', '#594650');
  const church =
    path('M120 800V652h44v148z', '#6e5a52') +
    path('M116 652h52l-10-14h-32z', '#846c60') +
    path('M128 638v-26q14-26 28 0v26z', '#41705f') +
    path('M138 598h8v-22h-8z', '#41705f') +
    line('M142 578v-20', '#e6bd62', 3) +
    path('M132 680q10-12 20 0v34h-20z', '#f6cf7a');
  return (
    church +
    domed(360) +
    domed(440) +
    path('M330 800V706l70-44 70 44v94z', '#8a5545') +
    domedFront() +
    spire
  );
}

const domedFront = (): string =>
  path('M388 800v-64q12-18 24 0v64z', '#f6cf7a') + circle(400, 706, 11, '#f6cf7a');

const WALLS = ['#e9c98f', '#d99c72', '#c9c1a0', '#e3b0a0', '#b9c3b0', '#f0dcae'];

function houses(): string {
  const random = seeded(41);
  const all: string[] = [];
  let x = 30;
  for (let i = 0; x < 864; i++) {
    const wide = 74 + Math.floor(random() * 34);
    all.push(
      moved(
        x,
        0,
        house(
          wide,
          748 - Math.floor(random() * 34),
          WALLS[i % WALLS.length] as string,
          i % 3,
          random,
        ),
      ),
    );
    x += wide;
  }
  return all.join('');
}

function house(
  wide: number,
  top: number,
  wall: string,
  kind: number,
  random: () => number,
): string {
  const gables = [
    `M0 ${top}L${wide / 2} ${top - 40}L${wide} ${top}z`,
    `M0 ${top}v-14h${wide / 4}v-14h${wide / 2}v14h${wide / 4}v14z`,
    `M0 ${top}q${wide / 2}-62 ${wide} 0z`,
  ];
  const columns = wide > 92 ? 4 : 3;
  const windows = [0, 1].flatMap((row) =>
    range(columns).map((column) => {
      const x = (wide * (column + 0.5)) / columns - 8;
      const lit = random() < 0.62;
      return rect(
        x,
        top + 14 + row * 44,
        16,
        26,
        lit ? '#ffe39a' : '#3b4a55',
        'rx="2" stroke="#2b2b2b" stroke-width="1.8"',
      );
    }),
  );
  const edge = 'stroke="#2b2b2b" stroke-width="2.4" stroke-linejoin="round"';
  return (
    path(gables[kind] as string, kind === 1 ? wall : '#8f4a38', edge) +
    rect(0, top, wide, 1000 - top, wall, edge) +
    windows.join('')
  );
}

/** Cobbles, kerb and rails. */
function street(): string {
  const random = seeded(3);
  const stones = range(150).map(() => {
    const [x, y] = [40 + random() * 820, 968 + random() * 66];
    return `M${n(x)} ${n(y)}q7-6 14 0`;
  });
  return (
    rect(36, 926, 828, 112, '#3a4048') +
    rect(36, 918, 828, 10, '#8d8778') +
    line(stones.join(''), '#59616a', 2) +
    line('M36 1003H864M36 1020H864', '#15181c', 8) +
    line('M36 1001H864M36 1018H864', '#c9c4b4', 3)
  );
}
