export default { build: { format: "file" }, compressHTML: true, telemetry: false };
