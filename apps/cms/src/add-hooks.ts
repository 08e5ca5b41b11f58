import type { CollectionConfig, GlobalConfig } from "payload";

export function addHooks<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  added: NonNullable<Config["hooks"]>,
): Config {
  const hooks: Record<string, unknown[]> = { ...Object(config.hooks) };
  for (const [name, more] of Object.entries<unknown[]>(Object(added)))
    hooks[name] = [...(hooks[name] ?? []), ...more];
  return { ...config, hooks };
}
