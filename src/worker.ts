import { createWorker } from './edge/create-worker.ts';

const worker = createWorker();

export const { CalendarObject, IndexObject } = worker;
export default { fetch: worker.fetch, scheduled: worker.scheduled };
