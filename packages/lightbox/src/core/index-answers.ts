/** After this time without a move, a new `index` is no answer to a move. */
const ANSWER_MS = 5000;

/** Tells the answers of the host page to `onIndexChange` from its own changes of `index`: they may be late. */
export function createIndexAnswers() {
  /** Reported indexes that the host page may still pass, and when the last one was reported. */
  let unanswered: number[] = [];
  let reportedAt = 0;
  return {
    /** A move to `index`, when the host page passes `current`; without `current` there are no answers. */
    report(index: number, current = index): void {
      if (index !== (unanswered.at(-1) ?? current)) unanswered.push(index);
      reportedAt = performance.now();
    },
    /** Whether a new `index` answers a move. There may be newer moves. */
    isAnswer(index: number): boolean {
      if (performance.now() - reportedAt > ANSWER_MS) unanswered = [];
      const answered = unanswered.indexOf(index);
      unanswered.splice(0, answered + 1);
      return answered >= 0;
    },
  };
}
