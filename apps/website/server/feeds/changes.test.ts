import { expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import { feeds } from "../../model/feeds/feeds.ts";
import { createDateEntries } from "./changes.ts";
import { samples } from "./test-fixture.ts";

/**
 * A new digest of an unchanged record raises the SEQUENCE of every event in a subscribed calendar, and shows every old
 * item as new. So a new key of FeedEntry must be optional, and absent from entries without a value.
 */
test.each([
  ["academic-calendar", "event-c1", "756R6WHSyJ--lVU_eiOyWSQqqeLC7ogjTjsB86zkajU"],
  ["events", "event-e1", "5GAauXeLV-82wjgZlRU2Vz9Z_HiAJGLshPJOmU4CrBw"],
  ["news", "news-n1", "Su5UWtPsuR6wWV-NljWhg2v2IXqMEeoqv7Hv3aWPuCk"],
  ["albums", "album-a 1", "R6020JSHVKJ8VeMqIG6HICppW14qlRlgdjoPwhNJKzg"],
  ["announcements", "announcement-h1", "Fw4xkWWPaWIgZCn9cqTmlxXD_F23spHZgOU8h5LSw34"],
] as const)(
  "the digest of an entry of %s is the same in every release",
  async (feed, id, digest) => {
    const lists = samples();
    const list = async (name: string) => ({ state: "good", value: lists[name] }) as never;
    const entries = (await feeds[feed].read({ list }, "2026-11-20")) ?? [];
    const saved: unknown[] = [];
    const snapshot = {
      load: () => undefined,
      save: (_: string, value: unknown) => void saved.push(value),
    };
    createDateEntries(snapshot, createClock(new Date("2026-11-20T04:30:00Z")))(feed, entries);
    expect(saved).toMatchObject([{ value: { [id]: { digest } } }]);
  },
);
