/** What the workbench can't do, in a sentence for the person at the page. */
export class WorkbenchError extends Error {
  override readonly name = 'WorkbenchError';
  /** 400: the request is wrong. 403: refused. 404: there is no such thing. 409: not as things are now. 502: the portal. */
  readonly status: 400 | 403 | 404 | 409 | 502;

  constructor(status: WorkbenchError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
