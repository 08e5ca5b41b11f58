const NAME = "FAULTS_WITHOUT_TIMES";

/** On a machine that has other work nobody can say how long visitors wait. Holds for the processes that are started from here, too. */
export function ignoreTimes(): void {
  process.env[NAME] = "on";
}

export const judgesTimes = (): boolean => process.env[NAME] === undefined;

/** How long something may take, in milliseconds: several times as long where there is other work. */
export const patient = (milliseconds: number): number =>
  judgesTimes() ? milliseconds : 5 * milliseconds;
