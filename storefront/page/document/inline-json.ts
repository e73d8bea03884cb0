/** JSON to stand inside a script element: nothing in it can end the element or begin a comment in it. */
export function inlineJson(value: object): string {
  return safe(JSON.stringify(value));
}

/** The same JSON as UTF-8, in parts. What is frozen, all that is in it too, is written once for every page that shows it. */
export function inlineJsonBytes(value: object): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let text = '';
  const end = () => {
    if (text !== '') parts.push(encoder.encode(text));
    text = '';
  };
  /** An object that holds nothing but JSON. */
  const write = (object: Record<string, unknown>) => {
    let separator = '{';
    for (const [name, held] of Object.entries(object)) {
      const isKept = isHolding(held) && Object.isFrozen(held);
      const json = isKept || isPlainObject(held) ? '' : JSON.stringify(held);
      if (json === undefined) continue;
      text += `${separator}${safe(JSON.stringify(name))}:`;
      separator = ',';
      if (isKept) {
        end();
        parts.push(frozenBytes(held));
      } else if (isPlainObject(held)) write(held);
      else text += safe(json);
    }
    text += separator === '{' ? '{}' : '}';
  };
  write({ ...value });
  end();
  return parts;
}

const encoder = new TextEncoder();
const frozenJson = new WeakMap<object, Uint8Array>();

function frozenBytes(value: object): Uint8Array {
  const known = frozenJson.get(value);
  if (known) return known;
  const bytes = encoder.encode(inlineJson(value));
  frozenJson.set(value, bytes);
  return bytes;
}

/** A list, or an object that holds nothing but JSON. */
function isHolding(value: unknown): value is object {
  return Array.isArray(value) || isPlainObject(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function safe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
