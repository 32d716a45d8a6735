/** Runs a function for each item of a list, with a limited number at a time. */
export async function forEachConcurrently<Item>(
  limit: number,
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
