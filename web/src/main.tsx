import { render } from "preact";
import { App } from "./App";
import { followLinks } from "./router";
import { wearSettings } from "./settings";
import { wearTurn } from "./table/turn-alert";
import { wearLanguage } from "./texts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/pages.css";
import "./styles/fonts.css";

wearSettings();
wearLanguage();
wearTurn();
followLinks();
render(<App />, document.getElementById("app")!);
