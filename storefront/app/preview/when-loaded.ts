/**
 * Starts something of a module once it is there, unless it is no longer wanted by then.
 * @returns ends it
 */
export function whenLoaded<Module>(
  loading: Promise<Module>,
  start: (module: Module) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  void loading.then((module) => {
    if (isWanted) stop = start(module);
  });
  return () => {
    isWanted = false;
    stop?.();
  };
}
