/** `97.5%`, or a dash without pupils. */
export const passRate = (registered: number, passed: number): string =>
  registered > 0 ? `${Number(((passed / registered) * 100).toFixed(1))}%` : "-";
