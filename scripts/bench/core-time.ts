/** Milliseconds of a core that an effect takes, all threads of the process together: what else runs does not count. */
export async function coreTime(effect: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await effect();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
