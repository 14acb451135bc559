import { visitPages } from './visit.ts';

visitPages('worker');
