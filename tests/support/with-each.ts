/** Runs a task for each item, several at a time. */
export async function withEach<T>(items: readonly T[], act: (item: T) => Promise<void>, atOnce = 16): Promise<void> {
  const left = [...items].reverse();
  const work = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
