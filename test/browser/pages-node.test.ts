import { visitPages } from './visit.ts';

visitPages('start');
