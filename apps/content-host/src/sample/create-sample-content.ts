import type { Payload } from "payload";

export async function createSampleContent(_payload: Payload, _school: number): Promise<void> {}
