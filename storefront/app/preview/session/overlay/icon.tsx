import type { BlockAction } from '@blattwerk/schemas/preview/place.ts';

/** Lines on a ground of 24 units. */
const paths: Record<BlockAction | 'above' | 'write', string> = {
  above: 'M12 19V6m-6 6 6-6 6 6',
  write: 'm4 20 1-4L16 5l3 3L8 19l-4 1Z',
  moveBackward: 'm6 14.5 6-6 6 6',
  moveForward: 'm6 9.5 6 6 6-6',
  duplicate: 'M9 9h10v10H9V9Zm-4 6V5h10',
  copy: 'M8 7h9v13H8V7Zm-3 9V4h9',
  cut: 'M6 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm12 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7.5 14.5 17 4M16.5 14.5 7 4',
  delete: 'M5 7h14M10 7V4.5h4V7m-7.5 0 1 12.5h9L17.5 7',
  insertBefore: 'M12 5.5v13M5.5 12h13',
  insertAfter: 'M12 5.5v13M5.5 12h13',
};

export function OverlayIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
