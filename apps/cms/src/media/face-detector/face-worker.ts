import { parentPort, workerData } from "node:worker_threads";
import { findFaces, loadNetwork, type Pixels } from "./face-network.ts";

// The data arrives as a copy of what `detectFaces` sent.
parentPort?.postMessage(findFaces(loadNetwork(), workerData as Pixels));
