import { type ComponentType, lazy, type ReactNode, useState } from 'react';

const loaders = new Map<unknown, () => Promise<unknown>>();

/**
 * A component whose code is a file of its own, loaded when it is first shown. Once loaded it renders at once: what the
 * reader does to the server's HTML of it is then heard. Needs a Suspense above it.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(loadOnce);
  // biome-ignore lint/correctness/noComponentHookFactories: a module calls this once for each of its late components.
  function Late(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  loaders.set(Late, loadOnce);
  return Late;
}

/** Loads the code of a late component; done at once for any other. */
export async function loadLate(component: unknown): Promise<void> {
  await loaders.get(component)?.();
}
