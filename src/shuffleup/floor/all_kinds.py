"""Every judge of the floor, imported once so that its kinds are registered."""

from shuffleup.floor import clock_called
from shuffleup.floor.bad_cards import exposed, scrap, wrong_deck
from shuffleup.floor.board import burns, flop, premature_board
from shuffleup.floor.chips import meaning
from shuffleup.floor.dead_hands import absent, exposing, muck, thrown, unprotected
from shuffleup.floor.disputes import authority, disputed_pots, offences
from shuffleup.floor.misdeals import causes, counts, found_later, missing_posts, wrongly_dealt_in
from shuffleup.floor.showdown import miscall, trouble, who_sees
from shuffleup.floor.stud import (
    hole_cards,
    last_card,
    premature_street,
    street_burns,
    up_cards,
    wrong_opener,
)
from shuffleup.floor.turns import dealer_counts, folds, out_of_turn, skipped
from shuffleup.floor.wagers import (
    motions,
    string_raises,
    unaware,
    undercalls,
    whole_stacks,
    wrong_sizes,
)

JUDGES = (
    absent,
    authority,
    burns,
    causes,
    clock_called,
    counts,
    dealer_counts,
    disputed_pots,
    exposed,
    exposing,
    flop,
    folds,
    found_later,
    hole_cards,
    last_card,
    meaning,
    miscall,
    missing_posts,
    motions,
    muck,
    offences,
    out_of_turn,
    premature_board,
    premature_street,
    scrap,
    skipped,
    street_burns,
    string_raises,
    thrown,
    trouble,
    unaware,
    undercalls,
    unprotected,
    up_cards,
    who_sees,
    whole_stacks,
    wrong_deck,
    wrong_opener,
    wrong_sizes,
    wrongly_dealt_in,
)
