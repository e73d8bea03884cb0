import { monitorEventLoopDelay } from 'node:perf_hooks';
import { meter } from '@blattwerk/server-kit/watching/meter.ts';

/** What a process takes of its machine, and how long what comes in waits for it; read at each look. */
export function watchProcess(): void {
  const waits = monitorEventLoopDelay({ resolution: 20 });
  waits.enable();
  const figures = meter();
  figures
    .createObservableGauge('process.event_loop.delay', {
      description: 'Wait of what comes in, since the last look.',
      unit: 's',
    })
    .addCallback((result) => {
      for (const percentile of [50, 99])
        result.observe(waits.percentile(percentile) / 1e9, { percentile: String(percentile) });
      result.observe(waits.max / 1e9, { percentile: '100' });
      waits.reset();
    });
  figures
    .createObservableGauge('process.memory.usage', { description: 'Memory of the process.', unit: 'By' })
    .addCallback((result) => {
      const { rss, heapUsed, external } = process.memoryUsage();
      result.observe(rss, { part: 'resident' });
      result.observe(heapUsed, { part: 'heap' });
      result.observe(external, { part: 'external' });
    });
  figures
    .createObservableCounter('process.cpu.time', { description: 'Time on processors.', unit: 's' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / 1e6, { mode: 'user' });
      result.observe(system / 1e6, { mode: 'system' });
    });
}
