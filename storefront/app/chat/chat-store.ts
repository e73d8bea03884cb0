import { createStore, type Store } from '../state/create-store.ts';

/** What a chat of another company does for the shop; it is loaded only when a visitor opens it. */
export type ChatWidget = {
  /** Rejects when it cannot be loaded. */
  load(): Promise<void>;
  open(): void;
  close(): void;
};

type ChatState = {
  hasBeenLoaded: boolean;
  isLoading: boolean;
  isOpen: boolean;
  /** Whether its button is shown. */
  isVisible: boolean;
  /** Whether the button steps back, as while something else needs its corner. */
  fade: boolean;
};

const closed: ChatState = {
  hasBeenLoaded: false,
  isLoading: false,
  isOpen: false,
  isVisible: true,
  fade: false,
};

export type Chat = {
  store: Store<ChatState>;
  /** Loads the widget the first time; a failure leaves the chat closed, to be tried again. */
  open(): Promise<void>;
  /** Also while it is being loaded: it then does not open. */
  close(): void;
  show(isVisible: boolean): void;
  fade(fade: boolean): void;
};

/** The states of the chat around its widget. */
export function createChat(widget: ChatWidget): Chat {
  const store = createStore(closed);
  const set = (changed: Partial<ChatState>) => store.change({ ...store.current(), ...changed });
  let loading: Promise<boolean> | undefined;
  /** Whether the visitor still waits for it. */
  let isWanted = false;

  async function load(): Promise<boolean> {
    set({ isLoading: true });
    const hasBeenLoaded = await widget.load().then(
      () => true,
      () => false,
    );
    loading = undefined;
    set({ isLoading: false, hasBeenLoaded });
    return hasBeenLoaded;
  }
  return {
    store,
    async open() {
      isWanted = true;
      if (!store.current().hasBeenLoaded) {
        loading ??= load();
        if (!(await loading)) return;
      }
      if (!isWanted || store.current().isOpen) return;
      widget.open();
      set({ isOpen: true });
    },
    close() {
      isWanted = false;
      if (!store.current().isOpen) return;
      widget.close();
      set({ isOpen: false });
    },
    show: (isVisible) => set({ isVisible }),
    fade: (fade) => set({ fade }),
  };
}
