/** A sentence for whoever asked, with the status of the answer. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: 400 | 409 | 411 | 413 | 507;
  constructor(status: RefusedError["status"], message: string) {
    super(message);
    this.status = status;
  }
}
