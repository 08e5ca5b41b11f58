import { expect, test } from "vitest";
import { makeTicket, readTicket } from "./ticket.ts";

const secret = "of this CMS";
const now = Date.parse("2026-11-20T10:00:00+05:30");
const hour = 3_600_000;
const news = { collection: "news", id: "12", user: "3", session: "s-1" };

test("a ticket opens one record, for between half an hour and an hour", () => {
  const ticket = makeTicket(news, secret, now);
  expect(readTicket(ticket, secret, now)).toEqual(news);
  expect(readTicket(ticket, secret, now + hour / 2 - 1)).toEqual(news);
  expect(readTicket(ticket, secret, now + hour)).toBeUndefined();
});

test("a ticket that was changed, or signed by another CMS, opens nothing", () => {
  const ticket = makeTicket(news, secret, now);
  for (const forged of [
    ticket.replace("news", "toppers"),
    ticket.replace(".12.", ".13."),
    ticket.replace(".3.s-1.", ".4.s-1."),
    ticket.replace(".s-1.", ".s-2."),
    `${ticket}x`,
    ticket.slice(0, -1),
    "",
    "....",
    makeTicket(news, "of another CMS", now),
  ])
    expect(readTicket(forged, secret, now), forged).toBeUndefined();
});
