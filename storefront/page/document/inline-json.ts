/** JSON to stand inside a script element: nothing in it can end the element or begin a comment in it. */
export function inlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
