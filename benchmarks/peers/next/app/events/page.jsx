import { events } from "../data.mjs";
import { Filter } from "./filter.jsx";

export const metadata = { title: "Events" };

export default function Events() {
  return (
    <>
      <h1>Events</h1>
      <Filter events={events} />
    </>
  );
}
