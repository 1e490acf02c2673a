import { defineConfig } from "vite";

// In development the house itself runs beside this server and is asked through it.
const house = process.env.SHUFFLEUP_HOUSE ?? "http://127.0.0.1:8700";

export default defineConfig({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/shuffleup/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Vite's own plugins take most of so small a build; that is no news for whoever starts a house.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      "/api": { target: house },
      "/ws": { target: house, ws: true },
    },
  },
});
