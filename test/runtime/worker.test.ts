import { describeRuntime } from './behaviour.ts';

describeRuntime('worker');
