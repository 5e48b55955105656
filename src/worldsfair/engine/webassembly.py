"""Compiled functions of this project as one WebAssembly module, with nothing but Numba's own LLVM.

Numba makes LLVM's text for each function. The same text for another machine, and LLVM's own
optimiser and code generator for that machine, are all that a browser needs. Addresses are 64-bit
integers in it and are cut to 32 bits.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable
from typing import Any, Final

import llvmlite.binding
import numba

from worldsfair.engine.exports import Export
from worldsfair.engine.object_file import data_end, with_exports

TRIPLE: Final = "wasm32-unknown-unknown"
LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES: Final = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last years can do."""
STACK_TOP: Final = 1 << 20
"""The module's constants lie at the bottom of the memory, then its stack, then what its user
puts there."""
_LEAST_STACK: Final = 1 << 19

_llvm: Any = llvmlite.binding
_numba: Any = numba


def build_module(exports: Iterable[Export]) -> bytes:
    """The module; the functions must not come from Numba's cache, which keeps no text."""
    functions = {export.name: _text_of(export) for export in exports}
    module = with_exports(_object_of(functions), list(functions))
    assert data_end(module) < STACK_TOP - _LEAST_STACK
    return module


def _text_of(export: Export) -> str:
    """LLVM's text of a function that takes and gives plain numbers."""
    source: Any = export.function
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", _numba.NumbaWarning)
        function = _numba.njit(export.signature, nogil=True, error_model="numpy")(source.py_func)
    (text,) = function.inspect_llvm().values()
    return str(text)


def _for_wasm(text: str) -> str:
    """The same text for another machine."""
    text = re.sub(r"^target datalayout.*$", f'target datalayout = "{LAYOUT}"', text, flags=re.M)
    text = re.sub(r"^target triple.*$", f'target triple = "{TRIPLE}"', text, flags=re.M)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    return re.sub(
        r"= (local_unnamed_addr )?common (local_unnamed_addr )?(dso_local )?", "= internal ", text
    )


def _object_of(functions: dict[str, str]) -> bytes:
    """One optimised object file; what the functions don't reach (Python's wrappers) is dropped."""
    _llvm.initialize_all_targets()
    _llvm.initialize_all_asmprinters()
    whole: Any = None
    for name, text in functions.items():
        module = _llvm.parse_assembly(_for_wasm(text))
        entry = re.search(r"@(cfunc\.[^(]+)\(", text)
        assert entry is not None
        module.get_function(entry.group(1)).name = name
        _hide_all_but({name}, module, shared=True)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    _hide_all_but(set(functions), whole, shared=False)
    machine = _llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    options = _llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    options.slp_vectorization = True
    builder = _llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return bytes(machine.emit_object(whole))


def _hide_all_but(names: set[str], module: Any, *, shared: bool) -> None:
    """Only these are seen from outside; with `shared`, what other modules have, too, is merged."""
    for thing in [*module.functions, *module.global_variables]:
        is_merged = shared and thing.linkage.name == "linkonce_odr"
        if not thing.is_declaration and thing.name not in names and not is_merged:
            thing.linkage = "internal"
