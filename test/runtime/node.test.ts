import { describeRuntime } from './behaviour.ts';

describeRuntime('start');
