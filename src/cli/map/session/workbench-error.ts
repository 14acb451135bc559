import { type Told, ToldError } from '../../../calendar/told.ts';

/** What the workbench can't do, in a sentence for the person at the page. */
export class WorkbenchError extends ToldError {
  override readonly name = 'WorkbenchError';
  /** 400: the request is wrong. 403: refused. 404: there is no such thing. 409: not as things are now. 502: the portal. */
  readonly status: 400 | 403 | 404 | 409 | 502;

  /** `told`: a plain text is for programs; the page sends no such request. */
  constructor(status: WorkbenchError['status'], told: string | Told) {
    super(told);
    this.status = status;
  }
}
