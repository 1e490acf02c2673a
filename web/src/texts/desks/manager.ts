// The words of the manager's desk.

import { inLanguage } from "../in-language";

const en = {
  title: "Manager",
  tabs: { people: "People", codes: "Invitations", rota: "Rota", reports: "Reports", talk: "Talk", log: "Log", settings: "Settings", backup: "Backup" } as Record<string, string>,
  done: "Done.", refused: "Refused:", failed: "The house was not reached.", save: "Save", cancel: "Cancel", more: "More", name: "Name", why: "Why", all: "Everybody",
  people: {
    find: "Find somebody by name", staff: "Staff", out: "Kept out", guest: "guest", closed: "closed", noRoles: "player", since: (day: string) => `since ${day}`, none: "Nobody is called so.",
    roles: "Roles", rolesOf: (name: string) => `Roles of ${name}`, notYours: "for the owner to give", bar: "Ban", barOf: (name: string) => `Ban ${name}`, days: "For how long", day: "A day", month: "30 days", year: "A year", good: "For good", lift: "Lift the ban",
    close: "Close the account", open: "Open the account again", banned: (until: string) => `banned ${until}`, self: (until: string) => `by their own wish out ${until}`, until: (day: string) => `until ${day}`, forGood: "for good", selfNote: "What somebody wished for themselves nobody can shorten.",
  },
  roleWhat: { owner: "all of it, and gives roles", manager: "all desks, reports, settings", supervisor: "opens and closes tables, rules, keeps people out", floor: "seats, lists, absences, rulings", cage: "chips, cash, the drop, the close", dealer: "tells hands and chips of a table", board: "names on lists, calls to seats", director: "tournaments and leagues", surveillance: "sees, does nothing" } as Record<string, string>,
  roles: { owner: "owner", manager: "manager", supervisor: "supervisor", floor: "floor", cage: "cage", director: "director", dealer: "dealer", board: "board", surveillance: "surveillance", player: "player" } as Record<string, string>,
  codes: { new: "New invitation", label: "What it is for", uses: "How often it can be used", hours: "Good for", day: "A day", week: "A week", month: "A month", guests: "Also for guests without an account", make: "Make the code", once: "Shown this once: write it down or send it now.", none: "No code is good now.", left: (n: number) => `${n} left`, until: (day: string) => `until ${day}`, withdraw: "Withdraw", by: (name: string) => `made by ${name}` },
  rota: {
    register: "On the register", none: "No register is kept: everybody with a role works here. Whoever is put on it first should be you.", hire: "Put on the register", person: "Who", work: "Work", letGo: "Let go", start: "Start shift", end: "End shift", onSince: (when: string) => `on shift since ${when}`, off: "off", resting: (when: string) => `on a break since ${when}`, downs: (n: number) => `${n} downs`,
    boxes: "In the box", line: "Dealers in line", nobody: "Nobody is in line.", noBoxes: "Nobody deals.", push: "Push the dealers", rest: "Break", back: "Back from the break", box: "To table", send: "Send", deals: (name: string, when: string) => `${name}, since ${when}`,
  },
  reports: { kinds: { waits: "Waits", hours: "Hours", drop: "Drop", fund: "Fund", rulings: "Rulings" } as Record<string, string>, allNought: (what: string) => `No chart yet: ${what} is 0 everywhere.`, making: "The report is made from the whole log; that takes a moment.", csv: "Download as CSV", again: "Make it anew", empty: "There is nothing to report yet.", chart: (title: string, what: string) => `${title}: ${what}`, fewer: (n: number) => `The chart shows the first ${n}.` },
  columns: {
    game: "game", "sat down": "sat down", "names on the list": "names on the list", "seated from it": "seated from it", "left it": "left it", "wait still": "wait still", "usual wait (min)": "usual wait (min)", "longest wait (min)": "longest wait (min)",
    player: "player", minutes: "minutes", "of them away": "of them away", shift: "shift", table: "table", fee: "fee", "for promotions": "for promotions", counted: "counted", short: "short", time: "time", why: "why", pool: "pool", "in the pool": "in the pool", prizes: "prizes", "prizes not claimed": "prizes not claimed", by: "by", what: "what", clauses: "clauses",
  } as Record<string, string>,
  talk: { lines: "What was said lately", none: "Nobody has said anything lately.", mute: "Mute", unmute: "Let talk", remove: "Take away", muted: (name: string, when: string) => `${name} is quiet until ${when}`, minutes: "Minutes", quiet: "Asked to be quiet", nobody: "Nobody is.", table: (number: string) => `table ${number}` },
  log: { room: "The room", accounts: "Accounts", by: "By", none: "Nothing yet.", itself: "by itself", older: "Older" },
  settings: { changeable: "Can be changed now", fixed: "Set before the house opens", change: "Change", kept: "A change is kept in settings.toml; what the environment or a flag says comes first at the next start.", setting: "Setting", value: "Value", yes: "yes", no: "no" },
  book: { title: "The book of the house", other: "Another book", adopt: "Adopt it", ask: (title: string) => `Adopt ${title}?`, note: "Each table goes by it from its next hand, and whatever is announced from now on. A hand that is on is played to its end by the book it began under. It stands in the log; what has happened keeps the book of its day.", waiting: (tables: string) => `Still a hand by the book before at table ${tables}.` },
  backup: { make: "Make a backup", making: "The backup is being made …", note: "A whole copy of the house goes into its data folder, key and passwords included; it never leaves this machine from here.", take: "Download", takeNote: "To take along, for the owner: the log (hidden cards stay sealed), who is who, and the settings. No key, no password.", none: "There is no backup yet.", lines: (n: number) => `${n.toLocaleString("en")} lines`, owner: "The owner can download it." },
};

const de: typeof en = {
  title: "Leitung",
  tabs: { people: "Leute", codes: "Einladungen", rota: "Dienst", reports: "Berichte", talk: "Gespräche", log: "Protokoll", settings: "Einstellungen", backup: "Sicherung" },
  done: "Erledigt.", refused: "Abgelehnt:", failed: "Das Haus war nicht erreichbar.", save: "Sichern", cancel: "Abbrechen", more: "Mehr", name: "Name", why: "Warum", all: "Alle",
  people: {
    find: "Jemanden am Namen finden", staff: "Personal", out: "Ausgeschlossen", guest: "Gast", closed: "geschlossen", noRoles: "Spieler", since: (day) => `seit ${day}`, none: "So heißt niemand.",
    roles: "Rollen", rolesOf: (name) => `Rollen von ${name}`, notYours: "vergibt der Eigentümer", bar: "Sperren", barOf: (name) => `${name} sperren`, days: "Wie lange", day: "Ein Tag", month: "30 Tage", year: "Ein Jahr", good: "Für immer", lift: "Sperre aufheben",
    close: "Konto schließen", open: "Konto wieder öffnen", banned: (until) => `gesperrt ${until}`, self: (until) => `auf eigenen Wunsch draußen ${until}`, until: (day) => `bis ${day}`, forGood: "für immer", selfNote: "Was sich jemand selbst gewünscht hat, kann niemand verkürzen.",
  },
  roleWhat: { owner: "alles, und vergibt Rollen", manager: "alle Arbeitsplätze, Berichte, Einstellungen", supervisor: "öffnet und schließt Tische, entscheidet, hält fern", floor: "Plätze, Listen, Abwesende, Entscheide", cage: "Chips, Bargeld, Drop, Abschluss", dealer: "meldet Hände und Chips eines Tisches", board: "Namen auf Listen, Rufe zu Plätzen", director: "Turniere und Ligen", surveillance: "sieht, tut nichts" },
  roles: { owner: "Eigentümer", manager: "Leitung", supervisor: "Aufsicht", floor: "Floor", cage: "Kasse", director: "Turnierleitung", dealer: "Dealer", board: "Liste", surveillance: "Überwachung", player: "Spieler" },
  codes: { new: "Neue Einladung", label: "Wofür sie ist", uses: "Wie oft sie gilt", hours: "Gültig", day: "Ein Tag", week: "Eine Woche", month: "Ein Monat", guests: "Auch für Gäste ohne Konto", make: "Code machen", once: "Wird nur dieses eine Mal gezeigt: jetzt notieren oder senden.", none: "Gerade gilt kein Code.", left: (n) => `noch ${n}`, until: (day) => `bis ${day}`, withdraw: "Zurückziehen", by: (name) => `von ${name}` },
  rota: {
    register: "Im Personalregister", none: "Es wird kein Register geführt: Jeder mit einer Rolle arbeitet hier. Als Erste sollten Sie selbst eingetragen werden.", hire: "Eintragen", person: "Wer", work: "Arbeit", letGo: "Austragen", start: "Schicht beginnen", end: "Schicht beenden", onSince: (when) => `in Schicht seit ${when}`, off: "frei", resting: (when) => `in Pause seit ${when}`, downs: (n) => `${n} Tische`,
    boxes: "Am Tisch", line: "Dealer in der Reihe", nobody: "Niemand steht in der Reihe.", noBoxes: "Niemand gibt.", push: "Dealer wechseln", rest: "Pause", back: "Zurück aus der Pause", box: "An Tisch", send: "Schicken", deals: (name, when) => `${name}, seit ${when}`,
  },
  reports: { kinds: { waits: "Wartezeiten", hours: "Stunden", drop: "Drop", fund: "Topf", rulings: "Entscheide" }, allNought: (what: string) => `Noch kein Diagramm: ${what} ist überall 0.`, making: "Der Bericht entsteht aus dem ganzen Protokoll; das dauert einen Moment.", csv: "Als CSV laden", again: "Neu machen", empty: "Es gibt noch nichts zu berichten.", chart: (title, what) => `${title}: ${what}`, fewer: (n) => `Das Bild zeigt die ersten ${n}.` },
  columns: {
    game: "Spiel", "sat down": "hingesetzt", "names on the list": "Namen auf der Liste", "seated from it": "davon gesetzt", "left it": "gegangen", "wait still": "warten noch", "usual wait (min)": "übliche Wartezeit (min)", "longest wait (min)": "längste Wartezeit (min)",
    player: "Spieler", minutes: "Minuten", "of them away": "davon abwesend", shift: "Schicht", table: "Tisch", fee: "Abgabe", "for promotions": "für Aktionen", counted: "gezählt", short: "fehlt", time: "Zeit", why: "warum", pool: "Topf", "in the pool": "im Topf", prizes: "Preise", "prizes not claimed": "nicht abgeholte Preise", by: "von", what: "was", clauses: "Klauseln",
  },
  talk: { lines: "Zuletzt gesagt", none: "In letzter Zeit hat niemand etwas gesagt.", mute: "Stumm schalten", unmute: "Reden lassen", remove: "Wegnehmen", muted: (name, when) => `${name} schweigt bis ${when}`, minutes: "Minuten", quiet: "Zum Schweigen gebeten", nobody: "Niemand.", table: (number) => `Tisch ${number}` },
  log: { room: "Der Raum", accounts: "Konten", by: "Von", none: "Noch nichts.", itself: "von selbst", older: "Ältere" },
  settings: { changeable: "Jetzt änderbar", fixed: "Wird vor dem Öffnen gesetzt", change: "Ändern", kept: "Eine Änderung steht dann in settings.toml; was Umgebung oder Schalter sagen, geht beim nächsten Start vor.", setting: "Einstellung", value: "Wert", yes: "ja", no: "nein" },
  book: { title: "Das Buch des Hauses", other: "Ein anderes Buch", adopt: "Übernehmen", ask: (title) => `${title} übernehmen?`, note: "Jeder Tisch spielt danach ab seiner nächsten Hand, und was von jetzt an angekündigt wird. Eine laufende Hand wird nach dem Buch zu Ende gespielt, unter dem sie begann. Es steht im Protokoll; was geschehen ist, behält das Buch seines Tages.", waiting: (tables) => `Noch eine Hand nach dem Buch davor an Tisch ${tables}.` },
  backup: { make: "Sicherung machen", making: "Die Sicherung entsteht …", note: "Eine vollständige Kopie des Hauses kommt in seinen Datenordner, samt Schlüssel und Passwörtern; von hier aus verlässt sie diese Maschine nie.", take: "Laden", takeNote: "Zum Mitnehmen, für den Eigentümer: das Protokoll (verdeckte Karten bleiben versiegelt), wer wer ist, und die Einstellungen. Kein Schlüssel, kein Passwort.", none: "Es gibt noch keine Sicherung.", lines: (n) => `${n.toLocaleString("de")} Zeilen`, owner: "Der Eigentümer kann sie laden." },
};

export const managerTexts = inLanguage({ en, de });
