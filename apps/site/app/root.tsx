import { type ReactNode } from "react";
import { Links, Outlet, Scripts, useRouteError, isRouteErrorResponse, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { islandEntry, styleSheet } from "./assets.server.ts";
import { IslandsOnPage } from "./islands/island.tsx";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { siteOf } from "./site-context.ts";
