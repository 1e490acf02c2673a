// Every text of the client, in English. Another language is a file like this one with the same keys.

const verb = (you: boolean, mine: string, theirs: string): string => (you ? mine : theirs);
const times = (n: number): string => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);
const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export function ordinal(n: number): string {
  const tens = n % 100;
  const end = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${end}`;
}

export const en = {
  language: "English",
  code: "en",
  dir: "ltr" as "ltr" | "rtl",
  brand: "Shuffle Up",
  ranks: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"],
  suits: ["clubs", "diamonds", "hearts", "spades"],
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  joker: "joker",
  faceDown: "card face down",
  toCome: "card to come",
  you: "You",
  nav: {
    lobby: "Lobby", events: "Tournaments", law: "The law", ask: "Ask the floor", hands: "My hands",
    account: "Account", menu: "Menu", back: "Back", settings: "Settings", skip: "Skip to the page",
  },
  link: {
    live: "Live", reconnecting: "Reconnecting.", kept: "Your seat and your hand are kept.",
    offline: "You are offline.", offlineWhy: "Pages and hands you have opened can be read. Tables need a connection.",
    again: "Try now", connecting: "Connecting",
  },
  state: {
    loading: "Loading", failed: "That did not reach the house.", retry: "Try again",
    nothingSent: "Nothing was sent.", notFound: "There is no such page.", toLobby: "To the lobby",
    gone: "This table is no longer in play.", refused: "Refused.",
  },
  settings: {
    title: "Settings", theme: "Theme", dark: "Dark", light: "Light", deck: "Deck",
    four: "Four colours", two: "Two colours", motion: "Motion", full: "On", reduced: "Off",
    sound: "Sound", on: "On", off: "Off", language: "Language", close: "Close",
  },
  table: {
    sign: (limits: string, structure: string, game: string) => `${limits} ${structure} ${game}`,
    structures: { "no-limit": "No-Limit", "pot-limit": "Pot-Limit", limit: "Limit", spread: "Spread-Limit" } as Record<string, string>,
    where: (table: string, hand: number, book: string) =>
      `Table ${table}${hand ? ` · hand ${hand}` : ""}${book ? ` · by the ${book} book` : ""}`,
    shortWhere: (table: string, book: string) => `Table ${table} · ${book} book`,
    thisHand: "This hand", lastHand: "Last hand", why: "Why each thing happened", replay: "Replay",
    chat: "Chat", message: "Message the table", send: "Send", noChat: "Nobody has said anything yet.",
    noLog: "The next hand will be told here.",
    main: (n: number) => `Main pot, ${n} in`, side: (n: number) => `Side pot, ${n} in`, pot: (n: number) => `Pot, ${n} in`,
    mainShort: "Main", sideShort: "Side", potShort: "Pot",
    withBets: "Pot with bets", waitingHand: "The next hand begins soon", waitingPlayers: "Waiting for players",
    onHold: "Hand for hand: waiting for the other tables", floorDecides: "The floor decides. The hand is held.",
    run: (n: number) => `Board ${n}`,
    open: "Open seat", sit: "Sit here", you: (holding: string) => (holding ? `You, ${holding}` : "You"),
    status: {
      folded: "Folded", allIn: "All-in", away: "Away", out: "Sits out", waits: "Waits for a hand",
      bet: "Bet", raised: "Raised", called: "Called", checked: "Checked", toAct: "To act", lost: "Reconnecting",
      broughtIn: "Brought in", drew: (n: number) => (n ? `Drew ${n}` : "Pat"), mucked: "Mucked",
      busted: "Out of chips", won: (sum: string) => `+${sum}`, posted: "Posted", racked: "Leaving", owes: "Owes a blind",
    },
    marks: { button: "D", small: "SB", big: "BB", straddle: "STR", kill: "Kill", bringIn: "Bring-in", post: "Post" },
    markNames: {
      button: "dealer button", small: "small blind", big: "big blind", straddle: "straddle",
      kill: "kill", bringIn: "bring-in", post: "post",
    },
    street: (name: string) =>
      ({
        "pre-flop": "Before the flop", flop: "Flop", turn: "Turn", river: "River",
        "third street": "Third street", "fourth street": "Fourth street", "fifth street": "Fifth street",
        "sixth street": "Sixth street", "seventh street": "Seventh street",
        "before the draw": "Before the draw", "after the draw": "After the draw",
      })[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
    betsOf: (street: string, sum: string) => `${street}, ${sum} bets`,
    clock: "Time left", seconds: (n: number) => `${n} seconds left`,
    sitOut: "Sit out", comeBack: "I am back", leave: "Leave", straddle: "Straddle", killPot: "Kill the pot",
    letPass: "Let the blinds pass", addChips: "Add chips", callClock: "Call the clock", callFloor: "Call the floor",
    more: "More", soundOn: "Sound is on", soundOff: "Sound is off", log: "Log", close: "Close",
    ways: (way: string) => (way === "wait" ? "Wait for the big blind" : way.charAt(0).toUpperCase() + way.slice(1)),
    howMuch: "How much?", spectating: "You are watching. Cards are shown when the hand is over.",
    takeSeat: "Take a seat", chooseSeat: "Choose an open seat to play.", buyIn: (least: string, most: string) => `Buy-in ${least} to ${most}`,
    onlyYou: "Dashed: only you see them",
    deckSealed: (digest: string) => `Deck sealed ${digest}`,
    announceTurn: (sum: string) => (sum ? `Your turn. ${sum} to call.` : "Your turn. Nothing to call."),
    announceCards: (cards: string) => `Your cards: ${cards}.`,
    announceBoard: (cards: string) => `Board: ${cards}.`,
  },
  act: {
    fold: "Fold", check: "Check", call: (sum: string) => `Call ${sum}`, callAllIn: (sum: string) => `All-in ${sum}`,
    bet: (sum: string) => `Bet ${sum}`, raise: (sum: string) => `Raise to ${sum}`, allIn: (sum: string) => `All-in ${sum}`,
    bringIn: (sum: string) => `Bring in ${sum}`, complete: (sum: string) => `Complete to ${sum}`,
    change: (n: number) => `Change ${n}`, standPat: "Stand pat", discard: (n: number) => `Discard ${n}`,
    runIt: (n: number) => `Run it ${times(n)}`, show: "Show", muck: "Muck",
    noRaise: "Raise", amount: "Amount to bet or raise to", slider: "How much to bet",
    sizes: { least: "Min", third: "⅓ pot", half: "½ pot", "two-thirds": "⅔ pot", pot: "Pot", most: "All-in" } as Record<string, string>,
    most: "Max",
    notAmount: "That is no amount of chips.",
    outside: (least: string, most: string) => `From ${least} to ${most}.`,
    sureFold: "There is nothing to call. Fold anyway?",
    chooseDiscard: (n: number) => `Choose ${count(n, "card", "cards")} to discard.`,
    chooseDraw: (most: number) => `Click the cards to change, at most ${most}; none is standing pat.`,
    sent: "Sent.",
  },
  add: { title: "Add chips", how: "They play from the next hand on." },
  floor: { about: "What is it about?", held: "The hand is held until the floor has answered.", called: "The floor is on the way. The hand is held." },
  ahead: {
    title: "Not your turn: choose ahead", checkFold: "Check or fold", fold: "Fold", check: "Check",
    call: (sum: string) => `Call ${sum}`, holds: (sum: string) => `Holds only while the call is ${sum}.`,
    dropped: "The bet has changed: you are asked.",
  },
  prompt: {
    yourTurn: "Your turn.", toCall: (sum: string) => `${sum} to call.`, free: "Nothing to call.",
    waitFor: (who: string) => `${who} to act.`, watching: "Watching.", over: "The hand is over.",
    noHand: "No hand is being dealt.", runs: "How often shall the rest be dealt?", showing: "Show your hand or muck it.",
    bringIn: "You bring it in.", choice: "You are away.", choiceWhy: "You get no cards until you are back.",
    entry: "You are in from the big blind on, or post now.",
  },
  told: {
    hand: (n: number) => `Hand ${n}`,
    shuffled: "The deck is shuffled and sealed",
    posts: (who: string, you: boolean, sum: string, kind: string) =>
      `${who} ${
        kind === "ante" ? verb(you, "ante", "antes")
        : kind === "straddle" ? verb(you, "straddle", "straddles")
        : kind === "kill" ? verb(you, "kill the pot for", "kills the pot for")
        : kind === "dead" ? verb(you, "post, dead,", "posts, dead,")
        : verb(you, "post", "posts")
      } ${sum}`,
    antes: (all: string, sum: string) => `${all} ante ${sum}`,
    folds: (who: string, you: boolean) => `${who} ${verb(you, "fold", "folds")}`,
    checks: (who: string, you: boolean) => `${who} ${verb(you, "check", "checks")}`,
    calls: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "call", "calls")} ${sum}`,
    bets: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "bet", "bets")} ${sum}`,
    raises: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "raise", "raises")} to ${sum}`,
    allIn: ", all-in",
    brings: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "bring", "brings")} it in for ${sum}`,
    returned: (who: string, you: boolean, sum: string) => `${sum} comes back to ${you ? "you" : who}, uncalled`,
    drew: (who: string, you: boolean, n: number) =>
      n ? `${who} ${verb(you, "change", "changes")} ${count(n, "card", "cards")}` : `${who} ${verb(you, "stand", "stands")} pat`,
    discards: (who: string, you: boolean, n: number) => `${who} ${verb(you, "discard", "discards")} ${count(n, "card", "cards")}`,
    agreed: (who: string, you: boolean, n: number) => `${who} ${verb(you, "want", "wants")} it run ${times(n)}`,
    shows: (who: string, you: boolean) => `${who} ${verb(you, "show", "shows")}`,
    mucks: (who: string, you: boolean) => `${who} ${verb(you, "muck", "mucks")}`,
    wins: (who: string, you: boolean, sum: string, pot: string, way: string) =>
      `${who} ${verb(you, "win", "wins")} ${sum}${pot ? ` from the ${pot}` : ""}${way ? `, ${way}` : ""}`,
    pot: (n: number, several: boolean) => (!several ? "" : n === 0 ? "main pot" : n === 1 ? "side pot" : `side pot ${n}`),
    way: (kind: string) =>
      ({
        high: "high hand", "ace-to-five": "low hand", "eight-or-better": "low hand", "deuce-to-seven": "low hand", badugi: "badugi",
      })[kind] ?? kind,
    run: (n: number) => `, board ${n}`,
    dropped: (sum: string) => `${sum} to the house`,
    carried: (sum: string) => `${sum} stays in the pot for the next deal`,
    reshuffled: "The discards are shuffled and become the deck",
    hunted: (who: string, you: boolean) => `${who} ${verb(you, "ask", "asks")} to see the cards that would have come`,
    seated: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "sit", "sits")} down with ${sum}`,
    left: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "leave", "leaves")} with ${sum}`,
    away: (who: string, you: boolean) => `${who} ${verb(you, "are", "is")} away`,
    back: (who: string, you: boolean) => `${who} ${verb(you, "are", "is")} back`,
    sitsOut: (who: string, you: boolean) => `${who} ${verb(you, "sit", "sits")} out`,
    straddles: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "straddle", "straddles")} ${sum}`,
    adds: (who: string, you: boolean, sum: string) => `${who} ${verb(you, "add", "adds")} ${sum}`,
    ruled: "The floor ruled", question: "The floor is asked; the hand is held", voided: "The hand is void: everybody gets their chips back",
    moved: (who: string, you: boolean, seat: number) => `${who} ${verb(you, "move", "moves")} to seat ${seat}`,
    game: (title: string) => `The game is now ${title}`,
    killed: (who: string, you: boolean) => `${who} ${verb(you, "have", "has")} to kill the next pot`,
    repaired: "The floor mended the deal",
  },
  lobby: {
    title: "Games", summary: (tables: number, playing: number) => `${count(tables, "table", "tables")}, ${playing} playing`,
    all: "All", holdem: "Hold'em", omaha: "Omaha", stud: "Stud and draw", mixed: "Mixed",
    open: (n: number) => count(n, "seat open", "seats open"), playNow: "play now",
    waiting: (n: number) => (n ? `${n} waiting` : "No one is waiting"), about: (min: number) => `about ${min} min`,
    tables: (names: string[], full: boolean) => `${names.length > 1 ? "Tables" : "Table"} ${names.join(", ")}${full ? " full" : ""}`,
    taken: (table: string, taken: number, of: number) => `Table ${table}, ${taken} of ${of}`,
    byHand: "dealt by hand", takeSeat: "Take a seat", join: "Join the list", addName: "Add my name",
    youAre: (place: number) => `You are ${ordinal(place)}`, leaveList: "Leave the list", notRunning: "not running yet",
    because: "The list stands so because:", signed: "signed", calledIn: "called in", called: "called", passed: "passed over",
    yourSeat: (table: string) => `You sit at table ${table}`, goThere: "Go to the table", seatCalled: (table: string, seat: number) => `Your seat is called: table ${table}, seat ${seat}`,
    takeIt: "Take the seat", decline: "Not this one", empty: "No game is spread yet.", emptyWhy: "Begin a private game and send its link, or ask the house to open a table.",
    noMatch: "No game of that kind is spread now.",
    events: "Tournaments", allEvents: "All events", private: "Private game", oneForm: "one form, one link", create: "Create the link",
    lastHands: "Your last hands", allHands: "All hands", guestNote: "You play as a guest.", keepName: "Keep your name and hands",
    signedOut: "Play now as a guest", chips: (sum: string) => `${sum} kept for you`, buyIn: "Buy-in", seat: "Seat", any: "Any seat",
    sitDown: "Sit down", cancel: "Cancel", watch: "Watch", registering: "Registering", running: "Running", finished: "Finished",
  },
  door: {
    title: "What brings you?", guest: "Play now as a guest", guestNote: "A name is enough. Everything else can wait.",
    name: "Name at the table", email: "Email", password: "Password", passwordLong: (n: number) => `Password, ${n} signs or more`,
    logIn: "Log in", signUp: "Make the account", signUpTitle: "Make an account", logInTitle: "Welcome back",
    haveAccount: "I have an account", needAccount: "I need an account", play: "Play", orGuest: "Or play as a guest",
    link: "I was sent a link", linkWhy: "Open it: it brings you to the table.", signs: (have: number, more: number) => `${have} so far, ${more} more.`,
    keep: "Keep your hands and your name", logOut: "Log out",
  },
  account: {
    title: "Account", name: "Name", email: "Email", guest: "Guest", roles: "Roles", break: "Stay away for a while",
    day: "1 day", month: "1 month", half: "6 months", breakNote: (until: string) => `Until ${until} nobody can seat you, not even the floor. It cannot be shortened.`,
    begin: "Begin the break", remove: "Delete my data", removeNote: "Deleting takes your name off your hands; the hands stay, as \"a player\".",
    really: "Really delete? This cannot be undone.", yes: "Yes, delete", no: "No", looks: "How it looks", saved: "Saved.",
    excluded: (until: string) => `You are taking a break until ${until}.`,
  },
  private: {
    title: "A table for your friends", lead: "One form, one link. They need no account, only the link and a name.",
    game: "Game", players: (n: number) => `2 to ${n} players`, more: "All games", stakes: "Stakes", blinds: "Blinds", buyIn: "Buy-in", to: "to",
    seats: "Seats", time: "Time to act", secs: (n: number) => `${n} s`, bets: "Bets", ante: "Ante", bringIn: "Bring-in",
    playChips: "Play chips. Who owes whom is told at the end; no money moves here.", whose: "Whose rules?", create: "Create the link",
    changeable: "Everything can be changed between hands, by you.", notOpen: "Not open yet", open: "Open", yourTable: "Your table",
    byBook: (book: string) => `By the ${book} book`, here: "The link will be here", copy: "Copy the link", copied: "Copied", enter: "Go to the table",
    share: "Send it to your friends", limit: "Limit", badStakes: "Two amounts, like 1 / 2.",
  },
  event: {
    league: "League", seasons: "Seasons", nights: (played: number, of: number) => (of ? `${played} of ${of} nights played` : `${played} nights played`), stack: (sum: string) => `${sum} chips`, points: "Points", standings: "Standings",
    commands: { Register: "Register", Unregister: "Withdraw", Rebuy: "Buy again", DeclineRebuy: "No re-buy", BuyAddOn: "Add-on" } as Record<string, string>,
    title: "Tournaments", register: "Register", unregister: "Withdraw", entered: "You are entered", seat: (table: string, seat: number) => `Table ${table}, seat ${seat}`,
    toTable: "To my table", level: (n: number) => `Level ${n}`, next: "Next level", left: (n: number, of: number) => `${n} of ${of} left`,
    average: "Average stack", prizes: "Prizes", prizePool: "Prize pool", place: "Place", clock: "Clock", paused: "Paused", break: "Break",
    none: "No tournament is announced.", noneWhy: "When the house announces one, it stands here.", players: "Players", blinds: "Blinds", buyIn: "Buy-in",
    paid: (place: number, sum: string) => `${ordinal(place)}: ${sum}`, out: "You are out", starts: "Starts",
  },
  hands: {
    showdown: "showdown", more: "More hands",
    title: "My hands", search: "Search: a game, a card, a player", none: "No hand yet.", noneWhy: "Hands you play are kept here.",
    won: "won", lost: "lost", folded: "folded", even: "even", export: "Export", share: "Share", replay: "Replay", noFound: "No hand fits that.",
    number: "Hand", when: "When", game: "Game", cards: "Cards", result: "Result", table: "Table",
  },
  replay: {
    deal: "Deal", showdown: "Showdown",
    title: (n: number) => `Hand ${n}`, event: (at: number, of: number) => `Event ${at} of ${of}`, first: "First", back: "Back", play: "Play", pause: "Pause",
    next: "Next", last: "Last", verify: "Verify the shuffle", verified: "Shuffle verified here", failed: "The shuffle does not fit", shuffle: "Shuffle",
    opened: (n: number, sealed: number) => `${n} opened, ${sealed} stay sealed`, checked: "Checked in this browser.", noLaw: "No clause is needed for this.",
    notSealed: "The house gives no proof of this hand.",
  },
};

export type Texts = typeof en;
