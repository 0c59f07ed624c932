import { box, contactShadow, dark, disc, ink, line, type Paint, ring, steel } from './shapes.ts';
import type { Drawing } from './three-wheelers.ts';

/** What tells one electric bicycle from the next. */
export interface BicycleKit {
  paint: Paint;
  frame: 'step-through' | 'diamond' | 'sturdy';
  accessories: boolean;
  tyre: number;
}

const wheelAt = (x: number, radius: number, tyre: number): string => {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return line(
      [
        [x - dx, radius - dy],
        [x + dx, radius + dy],
      ],
      steel,
      5,
    );
  });
  return (
    spokes.join('') +
    ring(x, radius, radius - tyre / 2, '#1b211e', tyre) +
    ring(x, radius, radius - tyre - 8, steel, 12)
  );
};

const tubes = (frame: BicycleKit['frame'], paint: Paint): string => {
  const width = frame === 'sturdy' ? 62 : 46;
  const head: [number, number] = [520, 900];
  const crank: [number, number] = [960, 320];
  const seat: [number, number] = [1120, 830];
  const axle: [number, number] = [1400, 330];
  const top: [number, number][] =
    frame === 'step-through'
      ? [
          [530, 780],
          [860, 460],
          [1060, 560],
        ]
      : [
          [510, 850],
          [1100, 770],
        ];
  const second: [number, number][] =
    frame === 'sturdy'
      ? [
          [540, 700],
          [1080, 620],
        ]
      : [];
  return (
    line([head, crank, axle, [1085, 720], crank], paint.body, width) +
    line(top, paint.body, width) +
    (second.length > 0 ? line(second, paint.shade, 36) : '') +
    line([crank, seat], paint.body, width) +
    line(
      [
        [500, 980],
        [330, 330],
      ],
      paint.shade,
      42,
    )
  );
};

/** Electric bicycle in side view: hub motor in the rear wheel, battery on the down tube. */
export const drawBicycle = ({ paint, frame, accessories, tyre }: BicycleKit): Drawing => {
  const radius = 330;
  const battery =
    frame === 'step-through'
      ? line(
          [
            [1010, 420],
            [1090, 690],
          ],
          ink,
          100,
        )
      : line(
          [
            [640, 690],
            [850, 430],
          ],
          ink,
          frame === 'sturdy' ? 130 : 105,
        );
  const kit = accessories
    ? line(
        [
          [515, 930],
          [400, 975],
          [250, 965],
        ],
        dark,
        24,
      ) +
      box(210, 960, 250, 190, '#a9763f', 24) +
      [1000, 1050, 1100]
        .map((y) =>
          line(
            [
              [215, y],
              [455, y],
            ],
            '#7f5629',
            10,
          ),
        )
        .join('') +
      line(
        [
          [1400, 330],
          [1500, 30],
        ],
        dark,
        26,
      ) +
      box(1000, 480, 60, 170, '#7fb7c9', 20)
    : '';
  const svg =
    contactShadow(160, 1600) +
    wheelAt(330, radius, tyre) +
    wheelAt(1400, radius, tyre) +
    disc(1400, 330, 92, dark) +
    disc(330, 330, 40, dark) +
    tubes(frame, paint) +
    battery +
    line(
      [
        [960, 320],
        [1400, 330],
      ],
      steel,
      14,
    ) +
    ring(960, 320, 85, dark, 22) +
    line(
      [
        [960, 320],
        [860, 190],
      ],
      dark,
      26,
    ) +
    box(800, 160, 130, 34, ink, 12) +
    line(
      [
        [1120, 830],
        [1150, 940],
      ],
      steel,
      34,
    ) +
    box(1010, 930, 290, 64, ink, 32) +
    line(
      [
        [500, 980],
        [540, 1080],
        [680, 1110],
      ],
      dark,
      34,
    ) +
    disc(440, 960, 46, '#fdf6d8') +
    kit;
  return { length: 1740, height: 1130, svg };
};
