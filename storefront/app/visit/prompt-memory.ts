/** What the shop asks by itself. */
export type Prompt = 'newsletter' | 'country';

const storageKey = (prompt: Prompt) => `asked.${prompt}`;

/** Whether a visitor has been asked; where the browser remembers nothing, everybody counts as asked. */
export function isRemembered(prompt: Prompt): boolean {
  try {
    return localStorage.getItem(storageKey(prompt)) !== null;
  } catch {
    return true;
  }
}

/** A visitor is asked once. */
export function rememberPrompt(prompt: Prompt): void {
  try {
    localStorage.setItem(storageKey(prompt), new Date().toISOString().slice(0, 10));
  } catch {
    // Storage is switched off or full: `isRemembered` then keeps quiet.
  }
}
