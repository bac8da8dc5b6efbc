import type { ReactNode } from 'react';

/** As large as the largest frame needs, in its pixels: what is beyond a frame is not to be seen. */
const [WIDTH, HEIGHT] = [740, 212];

/**
 * A part of a map in a picture of play, around this point. The children are the map's layers. Placed by attributes and not by
 * styles: the build draws pictures into documents, and the content security policy refuses a style in a document.
 */
export function PictureCrop({ middle, scale, size, className, children }: CropProps): ReactNode {
  const [width, height] = [WIDTH / scale, HEIGHT / scale];
  const view = [middle.x - width / 2, middle.y - height / 2, width, height];
  return (
    <svg
      className="picture-crop"
      viewBox={view.map((part) => Math.round(part * 10) / 10).join(' ')}
      aria-hidden="true"
    >
      {/* Beyond a map there may be more country. */}
      <svg
        className={className}
        width={size.width}
        height={size.height}
        overflow="visible"
        aria-hidden="true"
      >
        {children}
      </svg>
    </svg>
  );
}

type CropProps = {
  middle: { x: number; y: number };
  scale: number;
  /** Of the whole map. */
  size: { width: number; height: number };
  className?: string;
  children: ReactNode;
};
