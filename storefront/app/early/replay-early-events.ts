import { untilAlive } from '../late/part.tsx';
import type { EarlyEvent } from './record-early-events.ts';

/** Milliseconds after which a part whose code does not come keeps nothing else from being done. */
const patienceMs = 3000;

/** Something to be done once the page is alive. */
type Deed = { element: Element; act: () => void };

/**
 * Puts choices back as the server sent them, so that the page can be taken over as it was. To be called right before
 * the page begins to listen.
 * @returns does again what the reader did, by fresh events on the same elements, once the whole page listens
 */
export function undoEarlyEvents(events: readonly EarlyEvent[]): () => Promise<void> {
  // A button that seemed dead is pressed again: that counts once.
  const last = new Map(events.map(({ type, element }) => [element, type]));
  const deeds = [...last].flatMap(([element, type]) => deedOf(element, type) ?? []);
  if (deeds.length === 0) return async () => {};
  const sendHeld = holdForms();
  return async () => {
    await untilAlive(patienceMs);
    // Forms last: they are sent with all that was chosen in them.
    const isForm = ({ element }: Deed) => element instanceof HTMLFormElement;
    for (const { element, act } of deeds.filter((deed) => !isForm(deed))) {
      if (!element.isConnected) continue;
      act();
      // What follows from one is there before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
    sendHeld();
    for (const { element, act } of deeds.filter(isForm)) if (element.isConnected) act();
  };
}

/**
 * Keeps a form that is sent meanwhile from going out with its choices put back.
 * @returns sends the last one that was held, and holds no more
 */
function holdForms(): () => void {
  let send = () => {};
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    send = () => form.isConnected && form.requestSubmit(submitter);
  };
  document.addEventListener('submit', hold, true);
  return () => {
    document.removeEventListener('submit', hold, true);
    send();
  };
}

function deedOf(element: Element, type: EarlyEvent['type']): Deed | undefined {
  if (element instanceof HTMLFormElement) return { element, act: () => element.requestSubmit() };
  if (type === 'click') return { element, act: () => element instanceof HTMLElement && element.click() };
  if (element instanceof HTMLSelectElement) return choice(element);
  if (element instanceof HTMLTextAreaElement) return words(element);
  if (element instanceof HTMLInputElement) return isTicked(element) ? tick(element) : text(element);
  return undefined;
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function tick(element: HTMLInputElement): Deed | undefined {
  if (element.checked === element.defaultChecked) return undefined;
  // An unticked radio is one that another was chosen after.
  if (element.type === 'radio' && !element.checked) return undefined;
  for (const other of element.form?.querySelectorAll('input') ?? [element]) {
    if (other === element || (other.type === 'radio' && other.name === element.name)) {
      other.checked = other.defaultChecked;
    }
  }
  return { element, act: () => element.click() };
}

function choice(element: HTMLSelectElement): Deed {
  const { value } = element;
  for (const option of element.options) option.selected = option.defaultSelected;
  return {
    element,
    act() {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Stays as it was typed while the page is taken over: its reader may be typing still. */
function text(element: Field): Deed {
  return {
    element,
    act() {
      const { value, selectionStart, selectionEnd } = element;
      // A field is told of a change only when it differs from what the page found there.
      enter(element, element.defaultValue);
      enter(element, value);
      if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
    },
  };
}

/** Of several lines React puts back what the server wrote as it takes the page over: they are noted until then. */
function words(element: HTMLTextAreaElement): Deed {
  let typed = element.value;
  let caret = [element.selectionStart, element.selectionEnd] as const;
  const note = () => {
    typed = element.value;
    caret = [element.selectionStart, element.selectionEnd];
  };
  element.addEventListener('input', note);
  return {
    element,
    act() {
      element.removeEventListener('input', note);
      enter(element, element.defaultValue);
      enter(element, typed);
      element.setSelectionRange(...caret);
    },
  };
}

/** As a reader does, who goes past a property that a library has put on the element itself. */
function enter(element: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
