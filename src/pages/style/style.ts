import { styleBase } from './style-base.ts';
import { styleEvent } from './style-event.ts';
import { styleHome } from './style-home.ts';
import { styleLists } from './style-lists.ts';
import { styleMonth } from './style-month.ts';

/** The one stylesheet. Each page contains it, so the first view needs one request. Its hash is in the page's policy. */
export const style = styleBase + styleLists + styleMonth + styleHome + styleEvent;
