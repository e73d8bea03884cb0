/** Names that several of the products have. */
export function repeatedNames(products: readonly { name: string }[]): ReadonlySet<string> {
  const names = Map.groupBy(products, ({ name }) => name);
  return new Set([...names].flatMap(([name, all]) => (all.length > 1 ? [name] : [])));
}
