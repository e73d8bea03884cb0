/**
 * Notices that the reader goes to another page from now on: Firefox then ends at once what this one still loads. Only for
 * as long as something is loaded, as Firefox keeps no page that listens for it for the way back.
 */
export function watchLeave(): { isLeft(): boolean; stop(): void } {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', leave);
  return { isLeft: () => isLeft, stop: () => removeEventListener('beforeunload', leave) };
}
