import { type ComponentType, type ReactNode, use } from 'react';
import { atHand } from './at-hand.ts';
import { untilLoaded } from './missing-code.ts';

const loaders = new Map<unknown, () => Promise<unknown>>();

/**
 * A component whose code is a file of its own, loaded when it is first shown. Once loaded it renders at once: what the
 * reader does to the server's HTML of it is then heard. Needs a Suspense above it. Where the file cannot be had, the
 * server's HTML stays, and the reader is told (`missing-code.ts`).
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: Promise<ComponentType<Props>> | undefined;
  let arriving: Promise<ComponentType<Props>> | undefined;
  const loadOnce = async () => {
    loaded ??= atHand(await load());
    return loaded;
  };
  const arrive = () => {
    arriving ??= untilLoaded(loadOnce);
    return arriving;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: a module calls this once for each of its late components.
  function Late(props: Props) {
    // Asked for in every render: React warns of a component that waits once and then asks no more.
    const Shown = use(loaded ?? arrive());
    return <Shown {...props} />;
  }
  loaders.set(Late, loadOnce);
  return Late;
}

/** Loads the code of a late component, done at once for any other; rejects when it cannot be had, and may be tried again. */
export async function loadLate(component: unknown): Promise<void> {
  await loaders.get(component)?.();
}
