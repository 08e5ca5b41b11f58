import { callWindows, callWindowsNote } from "../../school/facts.ts";

/** When the parents of which class may telephone; labelled rows on a phone (R9). */
export function CallTimings() {
  return (
    <>
      <table className="call-timings">
        <caption className="visually-hidden">Phone call timings by class</caption>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {callWindows.map(({ classes, time }) => (
            <tr key={classes}>
              <th scope="row">{classes}</th>
              <td className="figures">{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="call-timings__note">{callWindowsNote}</p>
    </>
  );
}
