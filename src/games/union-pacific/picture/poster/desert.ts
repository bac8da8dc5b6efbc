import { line, moved, n, path, range } from '#pictures/svg.ts';

const CACTI: readonly (readonly [x: number, y: number, scale: number])[] = [
  [126, 962, 1.15],
  [762, 946, 1],
  [230, 868, 0.55],
  [694, 850, 0.5],
  [820, 1010, 0.8],
];

/** Mesas, sand in three bands, cacti, and rails that come from the horizon. */
export function desert(): string {
  const mesas =
    path(
      'M36 740V668h34l10-46h96l12 46h52l14 40h96l40 42zM864 742V640h-30l-10-56h-84l-14 56h-28l-12 58h-60l-30 52z',
      '#8a3346',
    ) +
    path('M80 622h96l3 12H77zM740 584h84l2 14h-90zM36 668h34l-2 10H36z', '#c25a4a') +
    line('M94 640v60M118 640v80M150 640v64M756 606v70M784 606v90M810 606v60', '#6d2740', 5) +
    path(
      'M36 800V716h60l18-30h40l14 30h90l30 30h90l20 24h150l18-22h86l28-38h50l12-22h44l16 22h72v90z',
      '#6a2442',
    );
  const sand =
    path('M36 770Q240 752 450 762T864 752V1040H36z', '#d9773f') +
    path('M36 812Q200 800 330 822T450 812T864 806V1040H36z', '#c4602f') +
    path('M36 890Q180 872 300 900T864 884V1040H36z', '#a94c29');
  return mesas + sand + CACTI.map(([x, y, k]) => moved(x, y, CACTUS, k)).join('') + rails();
}

const CACTUS = line(
  'M0 0v-98M0-34h-22q-9 0-9-10v-20M0-50h20q9 0 9-10v-16',
  '#2f4a3a',
  15,
  'stroke-linecap="round"',
);

function rails(): string {
  const ties = range(15).map((i) => {
    const t = (i / 15) ** 2.1;
    const [y, half] = [770 + 270 * t, 12 + 186 * t];
    return line(`M${n(450 - half)} ${n(y)}H${n(450 + half)}`, '#3d2416', 2 + 17 * t);
  });
  const both = 'M445 764L330 1040M455 764L570 1040';
  return (
    path('M436 764h28L660 1040H240z', '#7a5433') +
    ties.join('') +
    line(both, '#f2e2bd', 7) +
    line(both, '#1d2126', 1.5)
  );
}
