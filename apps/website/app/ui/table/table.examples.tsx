import type { Examples } from "../examples.ts";
import { Table } from "./table.tsx";

export default {
  component: "Table",
  usage: "Facts in rows; on a phone each row is a small list.",
  examples: [
    {
      name: "Two columns of facts",
      element: (
        <div className="wrap">
          <Table
            caption="Sample timings"
            columns={["Class", "Time", "Place"]}
            rows={[
              { name: "Class VII", cells: ["10:15 to 11:00 AM", "Office"] },
              { name: "Class VIII", cells: ["11:15 AM to 12:00 noon", "Office"] },
            ]}
          />
        </div>
      ),
    },
  ],
} satisfies Examples;
