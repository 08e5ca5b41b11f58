import { listCalls } from "@manor/content-api/calls";
import { expect, test } from "vitest";
import { lists } from "../tests/resilience/fixture/content-lists.ts";

test.each(Object.entries(listCalls).filter(([, { isOptional }]) => !isOptional))(
  "the resilience tests attack every field of the call %s",
  (_, { path, item }) => {
    const list = lists.find((each) => each.path === path("SGSM"));
    const { shape } = item as unknown as { shape: object };
    expect(Object.keys(list?.make("word") ?? {})).toEqual(
      expect.arrayContaining(Object.keys(shape)),
    );
  },
);
