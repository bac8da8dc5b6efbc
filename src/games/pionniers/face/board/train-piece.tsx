import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import {
  type Line,
  type Pionniers,
  railheadOf,
  TRAIN,
  type Train,
} from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import type { Geometry } from '../art/geometry.ts';
import { TrainArt } from '../art/train.tsx';
import { durationOf, movingPart } from '../motion/durations.ts';
import { type Pose, type PoseAt, poseOf, wayOf } from '../motion/poses.ts';
import { colourOf, useViewer, type Viewer, whoIs } from '../viewer.ts';
import { hinted } from '../words/hints.ts';
import { hintsIn } from '../words/index.ts';

/**
 * One train. Its cars bend with the line, so that moving means drawing it anew: this one component alone, some twenty
 * elements a frame, while nothing else of the board is touched.
 */
export const TrainPiece = memo(function TrainPiece(props: TrainPieceProps): ReactNode {
  const { geometry, line, train, was, happening } = props;
  const [moving, setMoving] = useState<{ way: PoseAt; pose: Pose }>();
  const event = happening?.event;
  const ms = event ? (happening?.ms ?? durationOf(event)) * movingPart(event) : 0;

  // The event alone sets off: what is drawn while it lasts does not start it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => {
    const way = event && was && wayOf(event, line, was, train);
    if (!way || ms <= 0 || motionReduced()) {
      setMoving(undefined);
      return undefined;
    }
    let [asked, start] = [0, 0];
    const frame = (now: number): void => {
      start ||= now;
      const t = Math.min(1, (now - start) / ms);
      if (t >= 1) return setMoving(undefined);
      setMoving({ way, pose: way(t) });
      asked = requestAnimationFrame(frame);
    };
    setMoving({ way, pose: way(0) });
    asked = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(asked);
  }, [event]);

  const viewer = useViewer();
  const pose = moving && event ? moving.pose : poseOf(train);
  if (pose.front <= 0) return null;
  const { x, y } = geometry.lines[line]?.at(pose.front - 3.5) ?? { x: 0, y: 0 };
  return (
    <g
      {...hintOf(viewer, line, train)}
      opacity={pose.opacity}
      {...(pose.tilt === 0 ? {} : { transform: `rotate(${pose.tilt.toFixed(1)} ${x} ${y})` })}
    >
      <TrainArt
        geometry={geometry}
        line={line}
        front={pose.front}
        engine={pose.engine}
        colour={colourOf(train.seat)}
        number={line + 1}
        steam={moving !== undefined || pose.engine === 0}
      />
    </g>
  );
});

type TrainPieceProps = {
  geometry: Geometry;
  line: Line;
  train: Train;
  /** The train before what is happening, when that is about it. */
  was: Train | undefined;
  happening: Happening<Pionniers> | undefined;
};

/** Whose train it is and where; of one whose locomotive is away, where that is. */
function hintOf(viewer: Viewer, line: Line, train: Train): ReturnType<typeof hinted> {
  const { engine, train: stands } = hintsIn(viewer.language);
  const who = whoIs(viewer, train.seat);
  return train.engine > 0
    ? hinted('engine', engine(who, line, train.engine, train.front - TRAIN - train.engine))
    : hinted('train', stands(who, line, train.front, railheadOf(train)));
}
